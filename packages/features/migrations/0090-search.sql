-- Words as the search compares them: without case, accents, vowel signs and lengthening strokes; the Turkish dotless i
-- as i, and the Arabic letters that are written for each other as one. "Ömer Yılmaz" is found by "omer yilmaz".
create function search_fold(words text) returns text
  language sql immutable strict parallel safe
  return translate(
    regexp_replace(
      lower(normalize(words, nfkd) collate "und-x-icu"),
      '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]', '', 'g'),
    'ıىةٱ’', 'iيها''');
grant execute on function search_fold(text) to tabellion_app;
