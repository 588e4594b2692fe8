import { plainDate } from '@tabellion/kernel/date.ts';
import type { BrandFile } from './brandFile.ts';

/** A sample, and it says so: whoever runs an installation puts their own terms in its place, with the day since which they
 *  apply as the version. */
export const sampleTerms: BrandFile['terms'] = {
  version: plainDate('2026-11-23'),
  text: {
    en: [
      {
        heading: 'Sample text',
        text: 'These terms are a sample. The company that runs this service replaces them with its own.',
      },
      {
        heading: 'The service',
        text: 'You can incorporate a corporation here and keep its records. The service is not legal advice.',
      },
      {
        heading: 'Your account',
        text: 'Keep your password to yourself. You are responsible for what is done from your account.',
      },
      {
        heading: 'Your records',
        text: 'Your records remain yours. We use them only to provide the service, and you can export them at any time.',
      },
      { heading: 'Prices', text: 'You see every price and government fee before you pay.' },
      {
        heading: 'Changes to these terms',
        text: 'When these terms change, we ask you to accept the new version the next time you sign in.',
      },
    ],
    fr: [
      {
        heading: 'Texte type',
        text: 'Ces conditions sont un exemple. L’entreprise qui exploite ce service les remplace par les siennes.',
      },
      {
        heading: 'Le service',
        text: 'Vous pouvez constituer une société ici et en tenir les livres. Le service ne constitue pas un avis juridique.',
      },
      {
        heading: 'Votre compte',
        text: 'Gardez votre mot de passe pour vous. Vous êtes responsable de ce qui est fait à partir de votre compte.',
      },
      {
        heading: 'Vos livres',
        text: 'Vos données restent les vôtres. Nous les utilisons uniquement pour fournir le service, et vous pouvez les exporter en tout temps.',
      },
      {
        heading: 'Prix',
        text: 'Tous les prix et les droits gouvernementaux sont indiqués avant le paiement.',
      },
      {
        heading: 'Modification des conditions',
        text: 'Si ces conditions changent, nous vous demandons d’accepter la nouvelle version à votre prochaine connexion.',
      },
    ],
    tr: [
      {
        heading: 'Örnek metin',
        text: 'Bu koşullar bir örnektir. Hizmeti işleten şirket bunların yerine kendi koşullarını koyar.',
      },
      {
        heading: 'Hizmet',
        text: 'Burada şirket kurabilir ve şirketin kayıtlarını tutabilirsiniz. Hizmet, hukuki danışmanlık değildir.',
      },
      {
        heading: 'Hesabınız',
        text: 'Parolanızı kimseyle paylaşmayın. Hesabınızdan yapılan işlemlerden siz sorumlusunuz.',
      },
      {
        heading: 'Kayıtlarınız',
        text: 'Kayıtlarınız size aittir. Bunları yalnızca hizmeti sunmak için kullanırız; dilediğiniz zaman dışa aktarabilirsiniz.',
      },
      { heading: 'Fiyatlar', text: 'Tüm fiyatları ve resmî harçları ödemeden önce görürsünüz.' },
      {
        heading: 'Koşullardaki değişiklikler',
        text: 'Bu koşullar değişirse, bir sonraki oturumunuzda yeni sürümü kabul etmenizi isteriz.',
      },
    ],
    ar: [
      {
        heading: 'نص نموذجي',
        text: 'هذه الشروط نموذج فقط، وتستبدلها الشركة المشغِّلة لهذه الخدمة بشروطها الخاصة.',
      },
      {
        heading: 'الخدمة',
        text: 'يمكنك هنا تأسيس شركة وحفظ سجلاتها. ولا تُعدّ الخدمة استشارة قانونية.',
      },
      {
        heading: 'حسابك',
        text: 'يُرجى الحفاظ على سرية كلمة المرور؛ فما يُنفَّذ من حسابك يقع على مسؤوليتك.',
      },
      {
        heading: 'سجلاتك',
        text: 'تبقى سجلاتك ملكًا لك. لا نستخدمها إلا لتقديم الخدمة، ويمكنك تصديرها في أي وقت.',
      },
      { heading: 'الأسعار', text: 'تظهر جميع الأسعار والرسوم الحكومية قبل الدفع.' },
      {
        heading: 'تعديل الشروط',
        text: 'إذا تغيّرت هذه الشروط، نطلب منك قبول النسخة الجديدة عند تسجيل الدخول التالي.',
      },
    ],
  },
};
