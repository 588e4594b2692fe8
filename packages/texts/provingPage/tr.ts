import type { provingPage as en } from './en.ts';

export const provingPage: Record<keyof typeof en, string> = {
  'prove.page.title': 'Kayıt doğrulama',
  'prove.page.lead':
    'Bir kanıt, dışa aktarım, şirket kayıt dosyası ya da mühürlü PDF bırakın. Denetim bu cihazda yapılır: Bu sayfa kimseyle bağlantı kurmaz, çevrimdışı çalışır.',
  'prove.page.file': 'Doğrulanacak dosyalar',
  'prove.page.choose': 'Dosya seçin',
  'prove.page.drop': 'ya da buraya bırakın',
  'prove.page.language': 'Dil',
  'prove.page.working': 'Denetleniyor…',
  'prove.page.unread': 'Bu dosya burada denetlenemiyor. Sayfayı güncel bir tarayıcıda açıp yeniden deneyin.',
  'prove.page.policy': 'Güvendiğiniz günlükler',
  'prove.page.policy.none':
    'Henüz yok. Günlüğün kime ait olduğunu denetlemek için, güvendiğiniz birinden aldığınız kural dosyasını (policy) ekleyin.',
  'prove.page.policy.malformed':
    '{name} bir kural dosyası değil. Satırları “log ANAHTAR” ve “quorum none” biçimindedir.',
  'prove.page.root.added': 'Mühür ve zaman damgası kök sertifikaları: {name}',
  'prove.page.good': 'Doğrulandı',
  'prove.page.unknown': 'Tutarlı, kaynağı denetlenmedi',
  'prove.page.partly': 'Kanıtlanmadı',
  'prove.page.bad': 'Denetlenemiyor',
  'prove.page.checks': 'Bu sayfa neyi denetler',
  'prove.page.checks.proof':
    'Kanıt: Kayıt günlükte yer alıyor, o günden beri değişmedi ve gösterilen değerler kaydedilenlerin aynısı.',
  'prove.page.checks.export':
    'Dışa aktarım: Geçmişte boşluk yok; defterler ve sermaye tablosu kayıtlı işlemlerden çıkıyor.',
  'prove.page.checks.pdf':
    'Mühürlü PDF: Mühürden beri hiçbir şey değişmedi. Şirket kayıt dosyası ayrıca bir dışa aktarım içerir; o da aynı şekilde denetlenir.',
  'prove.page.limits': 'Neyi denetlemez',
  'prove.page.limits.truth': 'Kaydedilenin doğru olduğunu. Yalnızca o günden beri değişmediğini kanıtlar.',
  'prove.page.limits.key':
    'Günlüğün kuralını ya da kök sertifikayı (PEM) eklemediğiniz sürece günlüğün veya mührün kime ait olduğunu.',
  'prove.page.limits.ocf': 'Dışa aktarımdaki company.ocf.zip dosyasının defterlerle aynı şeyi söylediğini.',
  'prove.hint.policy': 'Günlüğün kime ait olduğunu denetlemek için kural dosyasını ekleyin.',
  'prove.hint.root': 'Denetlemek için kök sertifikasını (PEM) ekleyin.',
};
