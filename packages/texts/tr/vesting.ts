import type { vesting as en } from '../en/vesting.ts';

export const vesting = {
  'vesting.of': '{certificate} hak edişi',
  'vesting.sum': '{date} itibarıyla {shares} payın {vested} kadarı hak edilmiş',
  'vesting.rule.monthly': '{start} tarihinden itibaren {period, plural, other {# ay}} boyunca her ay.',
  'vesting.rule.quarterly':
    '{start} tarihinden itibaren {period, plural, other {# çeyrek}} boyunca her çeyrekte.',
  'vesting.rule.yearly': '{start} tarihinden itibaren {period, plural, other {# yıl}} boyunca her yıl.',
  'vesting.rule.dates': 'Kararlaştırılan tarihlerde.',
  'vesting.cliff.monthly': 'İlk {cliff, plural, other {# ayda}} hiçbir pay hak edilmez (ilk bekleme süresi).',
  'vesting.cliff.quarterly':
    'İlk {cliff, plural, other {# çeyrekte}} hiçbir pay hak edilmez (ilk bekleme süresi).',
  'vesting.cliff.yearly': 'İlk {cliff, plural, other {# yılda}} hiçbir pay hak edilmez (ilk bekleme süresi).',
  'vesting.allocation.CUMULATIVE_ROUNDING':
    'Her tarih toplamı payların o tarihe düşen bölümüne getirir; en yakın paya yuvarlanır.',
  'vesting.allocation.CUMULATIVE_ROUND_DOWN':
    'Her tarih toplamı payların o tarihe düşen bölümüne getirir, aşağı yuvarlanır; kalan son tarihte gelir.',
  'vesting.allocation.FRONT_LOADED': 'Eşit bölümler; artan paylar ilk tarihlerde birer birer gelir.',
  'vesting.allocation.BACK_LOADED': 'Eşit bölümler; artan paylar son tarihlerde birer birer gelir.',
  'vesting.allocation.FRONT_LOADED_TO_SINGLE_TRANCHE':
    'Eşit bölümler; artan payların tümü ilk tarihte gelir.',
  'vesting.allocation.BACK_LOADED_TO_SINGLE_TRANCHE': 'Eşit bölümler; artan payların tümü son tarihte gelir.',
  'vesting.allocation.FRACTIONAL': 'Kesirli paylar dâhil eşit bölümler; tam paylar tamamlandıkça sayılır.',
  'vesting.day.start': 'Başlangıcın ay günü; daha kısa ayda ayın son günü.',
  'vesting.day.fixed': 'Ayın {day}. günü; daha kısa ayda ayın son günü.',
  'vesting.acceleration.single': 'Kontrol değişikliğinde tamamı hak edilir (tek koşul).',
  'vesting.acceleration.double':
    'Pay sahibi, kontrol değişikliğinden sonraki 12 ay içinde haklı bir neden olmadan işten çıkarılırsa tamamı hak edilir (çift koşul).',
  'vesting.stopped': 'Hak ediş {date} tarihinde durdu: sonrasında hak edilmez.',
  'vesting.counts': 'Takvim, bir kısmı devredilmeden veya sona ermeden önceki {shares} payı sayar.',
  'vesting.gone':
    'Hak edilmiş {shares} pay artık bunların arasında değil: kullanıldı, süresi doldu veya vazgeçildi.',
  'vesting.part.gone': 'Hak edilip çıkan: kullanılan, süresi dolan veya vazgeçilen',
  'vesting.part.left': 'Hak edilip kalan',
  'vesting.quantity': 'O gün hak edilen',
  'vesting.ahead': 'Tarihlerden önce',
  'vesting.table': 'Hak ediş tarihleri',
} as const satisfies Record<keyof typeof en, string>;
