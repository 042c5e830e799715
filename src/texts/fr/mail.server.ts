import type { mailTexts as english } from '#src/texts/mail.server.ts';
import { shopName } from '#src/texts/shop.ts';
import type { Translation } from '#src/texts/translation.ts';
import { checks } from './checks.ts';

const mistake = (email: string) => `Si vous pensez qu’il s’agit d’une erreur, écrivez à ${email}.`;
const questions = (email: string) => `Pour toute question, écrivez à ${email}.`;
const disagree = (email: string) =>
  `Personne n’a su que le signalement venait de vous. Si vous n’êtes pas d’accord ou en savez plus, écrivez à ${email}.`;

export const mailTexts: Translation<typeof english> = {
  greeting: ({ name, confirmed }) => (confirmed ? `Bonjour ${name},` : 'Bonjour,'),
  greetingAll: 'Bonjour,',
  footer: (url) => `${shopName()}, ${url}. Vous recevez cet e-mail parce que vous y avez un compte.`,
  facts: {
    item: 'Article',
    price: 'Prix',
    itemPlace: 'Lieu de l’article',
    meeting: 'Lieu de rendez-vous proposé',
    seller: 'Vendeur',
    sellerPhone: 'Téléphone du vendeur',
    sellerEmail: 'E-mail du vendeur',
    buyer: 'Acheteur',
    buyerEmail: 'E-mail de l’acheteur',
    phone: 'Téléphone de l’acheteur',
    reason: 'Motif',
  },
  webhookDisabled: {
    subject: 'Votre webhook est désactivé',
    paragraphs: (days: number) => [
      `Un de vos webhooks chez ${shopName()} a échoué pendant ${days} jours. Nous l’avons donc désactivé.`,
      'Dès que votre serveur fonctionne de nouveau, activez le webhook dans votre profil. Les envois des 30 derniers jours peuvent y être renvoyés.',
    ],
    action: 'Voir vos webhooks',
  },
  testMail: {
    get subject() {
      return `E-mail de test : ${shopName()}`;
    },
    paragraphs: [
      'Voici l’e-mail de test que vous avez demandé. Il est parti comme tous les autres : l’envoi des e-mails fonctionne donc.',
    ],
    action: 'Retour à la page Santé',
  },
  removed: {
    subject: (title) => `Annonce retirée : ${title}`,
    paragraphs: ['L’équipe du site a retiré votre annonce. Elle n’est plus en ligne.'],
    withOrder: 'La réservation en cours a été annulée, et l’acheteur prévenu.',
    contact: mistake,
    action: 'Voir mes annonces',
  },
  paused: {
    subject: (title) => `Annonce en pause : ${title}`,
    paragraphs: [
      'L’équipe du site a examiné un signalement sur votre annonce et l’a mise en pause. Tant qu’elle n’est pas rétablie, elle n’est pas en ligne, et l’article ne peut pas être réservé.',
    ],
    withOrder:
      'L’article est réservé. La réservation est maintenue, et nous avons demandé à l’acheteur d’attendre. Ne remettez pas l’article tant que l’annonce n’est pas rétablie.',
    contact: (email) =>
      `Vous pouvez corriger le problème dans votre espace. Une fois que c’est fait, ou si vous pensez qu’il s’agit d’une erreur, écrivez à ${email}. L’équipe du site examinera de nouveau l’annonce.`,
    action: 'Voir mon annonce',
  },
  restored: {
    subject: (title) => `Annonce rétablie : ${title}`,
    free: 'L’équipe du site a rétabli votre annonce. Elle est de nouveau en ligne, et l’article peut être réservé.',
    unapproved:
      'L’équipe du site a rétabli votre annonce. Elle reste en pause, car seules les annonces des profils vérifiés paraissent ici. Vous pourrez la reprendre une fois votre profil vérifié.',
    stillPaused:
      'L’équipe du site a rétabli votre annonce. Elle est toujours en pause, car vous l’y aviez mise vous-même. Choisissez « Reprendre » pour la remettre en ligne.',
    withOrder:
      'L’équipe du site a rétabli votre annonce. La réservation est toujours valable, et nous avons dit à l’acheteur que vous pouviez continuer.',
    contact: questions,
    action: 'Voir mon annonce',
  },
  described: {
    subject: (title) => `Description modifiée : ${title}`,
    changed: (seller) =>
      `${seller} a modifié la description de l’article que vous avez réservé. La voici maintenant :`,
    choice:
      'Le prix, l’état et les photos n’ont pas changé. Si cela ne vous convient plus, annulez la réservation.',
    action: 'Ouvrir la conversation',
  },
  orderPaused: {
    subject: (title) => `Merci d’attendre : ${title}`,
    paragraphs: [
      'L’équipe du site a mis en pause un article que vous avez réservé, à la suite d’un signalement. Votre réservation est maintenue.',
      'Ne payez rien et n’allez pas au rendez-vous avant un nouveau message de notre part. Vous pouvez annuler la réservation dans votre conversation à tout moment.',
    ],
    action: 'Ouvrir la conversation',
  },
  orderRestored: {
    subject: (title) => `Vous pouvez continuer : ${title}`,
    paragraphs: [
      'Un article que vous avez réservé n’est plus en pause. Votre réservation est toujours valable : vous pouvez continuer avec le vendeur.',
    ],
    action: 'Ouvrir la conversation',
  },
  reported: {
    subject: (title) => `Votre signalement : ${title}`,
    thanks: {
      item: 'Merci de votre signalement. L’équipe du site a examiné l’article.',
      message:
        'Merci de votre signalement. L’équipe du site a examiné le message et les dix qui le précèdent.',
      review: 'Merci de votre signalement. L’équipe du site a examiné l’avis.',
      fact: 'Merci de votre signalement. L’équipe du site a examiné l’information et votre source.',
    },
    outcomes: {
      dismissed: 'Nous n’avons pas constaté de problème ; l’article reste donc sur le site.',
      paused:
        'Nous l’avons mis en pause : il n’est plus en ligne et ne peut pas être réservé tant que le problème n’est pas réglé.',
      removed: 'Nous l’avons retiré du site.',
      upheld: 'Vous avez eu raison de nous le signaler, et nous avons pris les mesures nécessaires.',
    },
    messageStays:
      'Nous n’avons pas constaté de problème. Si vous bloquez la personne, elle ne pourra plus vous écrire.',
    factStays: 'Nous l’avons comparée à ses sources, et l’information reste.',
    reviewStays:
      'Nous n’avons pas constaté de problème ; l’avis reste donc en ligne. La personne concernée peut y répondre.',
    reviewRemoved: 'Nous l’avons retiré, et ses étoiles ne comptent plus.',
    contact: {
      item: (email) =>
        `Le vendeur n’a pas su qui avait signalé l’article. Si vous n’êtes pas d’accord ou en savez plus, écrivez à ${email}.`,
      message: disagree,
      review: disagree,
      fact: disagree,
    },
    noReason: 'Contraire aux conditions de ce site.',
  },
  closed: {
    subject: { byAdmin: 'Votre compte a été fermé', byYou: 'Votre compte a été supprimé' },
    byAdmin: 'L’équipe du site a fermé votre compte. Vous ne pouvez plus vous connecter.',
    byYou: 'Vous avez supprimé votre compte. Vous ne pouvez plus vous connecter.',
    trade:
      'Les réservations en cours ont été annulées, les annonces retirées, et toutes les personnes concernées prévenues.',
    contact: (email) => `Si vous pensez qu’il s’agit d’une erreur, écrivez avant cette date à ${email}.`,
    erased: 'Votre nom, votre adresse e-mail et votre numéro de téléphone sont effacés.',
    erasedLater: 'Votre nom, votre adresse e-mail et votre numéro de téléphone seront effacés dans 30 jours.',
    footer: (url) => `${shopName()}, ${url}. C’est le dernier e-mail au sujet de votre compte.`,
  },
  suspended: {
    subject: 'Votre compte est suspendu',
    what: 'L’équipe du site a suspendu votre compte. Vous ne pouvez pas vous connecter tant que la suspension n’est pas levée.',
    trade:
      'Vos réservations en cours ont été annulées, et les autres personnes prévenues. Vos annonces sont masquées.',
    reason: 'Motif',
    contact: mistake,
  },
  lifted: {
    subject: 'Votre compte n’est plus suspendu',
    what: 'L’équipe du site a levé la suspension de votre compte.',
    itemsListed:
      'Vous pouvez vous connecter, et vos annonces sont de nouveau en ligne. Les réservations annulées le restent.',
    itemsPaused: 'Vous pouvez vous connecter. Les réservations annulées le restent.',
    action: 'Se connecter',
  },
  verified: {
    subject: 'Votre profil est vérifié',
    what: 'L’équipe du site a vérifié votre profil. Le badge à côté de votre nom, sur vos annonces, indique depuis quand il est vérifié et ce qui a été contrôlé.',
    whileSuspended: 'Il est masqué tant que votre compte est suspendu.',
    checked: 'Contrôlé',
    checks,
    action: 'Ce que signifie « vérifié »',
  },
  unverified: {
    subject: 'Votre profil n’est plus vérifié',
    byAdmin: 'L’équipe du site a retiré votre vérification.',
    byNewName:
      'Votre vérification valait pour votre ancien nom : elle a pris fin quand vous l’avez changé. L’équipe du site va examiner le nouveau.',
    newName: (from, to) => `Nom modifié : « ${from} » est devenu « ${to} »`,
    itemsStay: 'Vos annonces restent en ligne, sans le badge.',
    itemsPaused:
      'Seules les annonces des profils vérifiés paraissent ici : les vôtres sont donc en pause. Vous pourrez les reprendre une fois votre profil vérifié.',
    reason: 'Motif',
    contact: mistake,
  },
  notVerified: {
    subject: 'Votre profil n’a pas été vérifié',
    paragraphs: [
      'Merci d’avoir demandé la vérification. L’équipe du site a examiné votre profil et a refusé la vérification pour l’instant. Vous pouvez continuer à vendre, et refaire une demande dans 30 jours.',
    ],
    reason: 'Motif',
    action: 'Voir mon profil',
    contact: questions,
  },
  backupFailed: {
    subject: (host) => `Échec de la sauvegarde sur ${host}`,
    unknown:
      'La sauvegarde s’est arrêtée sans message d’erreur. Le journal du système en donne peut-être la cause.',
    advice: 'Tant qu’une sauvegarde n’aboutit pas, les nouvelles données ne sont pas sauvegardées.',
    last: 'Dernière sauvegarde',
    never: 'aucune',
    footer: (url) => `${shopName()}, ${url}. Vous recevez cet e-mail parce que vous gérez ce site.`,
  },
  newsletter: {
    subject: 'Confirmez votre inscription à la newsletter',
    paragraphs: [
      'Nous avons reçu une demande d’envoi de notre newsletter à cette adresse.',
      'Merci de la confirmer. Si elle ne vient pas de vous, ignorez cet e-mail : vous ne recevrez pas la newsletter.',
    ],
    action: 'Confirmer l’inscription',
    footer: (url) =>
      `${shopName()}, ${url}. Vous recevez cet e-mail parce que quelqu’un y a saisi cette adresse.`,
    unsubscribe: 'Se désinscrire',
  },
  newsletterIssue: {
    listName: () => `Newsletter : ${shopName()}`,
    footer: (url) =>
      `${shopName()}, ${url}. Vous recevez cet e-mail parce que vous avez demandé à recevoir notre newsletter.`,
    unsubscribe: 'Se désinscrire',
    testSubject: (subject) => `[Test] ${subject}`,
    testFooter: (url) =>
      `${shopName()}, ${url}. Ceci est un test, envoyé à votre adresse seulement. Les abonnés voient ici un lien pour se désinscrire.`,
  },
};
