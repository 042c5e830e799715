import type {
  busy as englishBusy,
  starting as englishStarting,
  info as english,
  offline as englishOffline,
  unstarted as englishUnstarted,
  pageTitles as englishTitles,
  unreachable as englishUnreachable,
} from '#src/texts/pages.server.ts';
import { shopName } from '#src/texts/shop.ts';
import type { Translation } from '#src/texts/translation.ts';

const theName = {
  heading: 'Le nom',
  text: 'Rangefinder, c’est le télémètre : dans un appareil télémétrique, deux images glissent l’une sur l’autre jusqu’à se rejoindre. Alors la photo est nette. Un acheteur et un vendeur, ce n’est pas si différent.',
};

export const info: Translation<typeof english> = {
  buying: () => ({
    title: 'Acheter',
    lead: 'Trouver, réserver, vérifier, payer. Dans cet ordre.',
    sections: [
      {
        heading: 'Réserver',
        text: 'Choisissez « Réserver », et dites comment le vendeur peut vous joindre et où vous aimeriez vous retrouver. L’article est alors mis de côté pour vous. Le vendeur a deux jours pour accepter. Sinon, la réservation expire, et vous ne devez rien.',
      },
      {
        heading: 'Se retrouver',
        text: 'Le vendeur voit votre nom, votre adresse e-mail, votre téléphone et le lieu proposé dès que vous réservez. Vous voyez son adresse e-mail, et son téléphone s’il l’a indiqué, une fois qu’il a accepté. Si vous vous êtes mis d’accord sur une offre, chacun voit tout de suite l’adresse e-mail de l’autre, et le vendeur voit votre téléphone et le lieu de rendez-vous une fois que vous les avez indiqués. Dans votre conversation, chacun peut proposer un horaire et un lieu. Dès que l’autre accepte, chacun reçoit une invitation d’agenda par e-mail. Vous avez deux semaines pour fixer le rendez-vous.',
      },
      {
        heading: 'Regarder, puis payer',
        text: `${shopName()} n’encaisse aucun paiement et ne prend aucune commission. Essayez l’appareil ou l’objectif avant de donner votre argent. S’il n’est pas conforme à l’annonce, ne le prenez pas. Annulez la réservation dans votre conversation et signalez l’article.`,
      },
      {
        heading: 'Votre code',
        text: 'Une fois l’article vérifié et payé, donnez au vendeur le code affiché dans votre conversation. Il prouve la remise en main propre, et fonctionne hors connexion. Sans ce code, chacun peut indiquer dans la conversation que l’article a été remis, et l’autre le confirme dans les trois jours.',
      },
      {
        heading: 'En cas de problème',
        text: 'Si le vendeur n’est pas venu, ou dit que vous avez l’article alors que ce n’est pas le cas, signalez-le dans votre conversation. Il a trois jours pour répondre. Ensuite, l’équipe du site tranche, et chacun voit le motif.',
      },
    ],
  }),
  selling: () => ({
    title: 'Vendre',
    lead: 'Une description honnête vend plus vite qu’une description élogieuse.',
    sections: [
      {
        heading: 'Déposer une annonce',
        text: 'Choisissez « Vendre » et une catégorie. Ajoutez vos photos, choisissez le modèle, et cochez ce qui est fourni avec. Indiquez ensuite votre prix, l’âge de l’article, et chaque défaut que l’on découvrirait de toute façon. Une annonce inachevée est enregistrée comme brouillon.',
      },
      {
        heading: 'États',
        text: 'Excellent : fonctionne comme neuf, sans marque visible. Bon : fonctionne comme neuf, avec des traces d’usage normales. Moyen : fonctionne, avec de l’usure ou un défaut que la description mentionne. Ce qui ne fonctionne pas est annoncé « Moyen – en panne ».',
      },
      {
        heading: 'À la une',
        text: 'La mise à la une est gratuite. Votre article apparaît sur la page d’accueil pendant 14 jours, ou jusqu’à sa réservation. Vous pouvez l’arrêter ou la renouveler à tout moment.',
      },
      {
        heading: 'Vendu',
        text: 'Quand quelqu’un réserve votre article, vous recevez un e-mail et trouvez la demande dans vos messages. Acceptez ou refusez d’ici deux jours ; sinon, la réservation expire et l’article redevient disponible. Vous voyez d’emblée le nom, l’adresse e-mail et le téléphone de l’acheteur, ainsi que le lieu proposé ; une fois que vous avez accepté, l’acheteur voit votre adresse e-mail, et votre téléphone si vous l’avez indiqué. Convenez ensuite d’un rendez-vous dans votre conversation. Une fois l’article vérifié et payé, saisissez-y le code de l’acheteur pour conclure la vente. Ouvrez la conversation avant de partir : le code fonctionne alors hors connexion. Vous pouvez aussi marquer l’article comme vendu ; l’acheteur a alors trois jours pour confirmer.',
      },
      {
        heading: 'Profil vérifié',
        text: 'L’équipe du site peut vérifier votre profil en contrôlant votre pièce d’identité, vos articles ou l’immatriculation de votre entreprise, ou en vous rencontrant. Faites la demande sur votre page de profil. Le badge apparaît alors à côté de votre nom sur chaque annonce, avec la date et ce qui a été contrôlé. S’il vous est retiré, on vous dira pourquoi.',
      },
    ],
  }),
  safety: () => ({
    title: 'Rendez-vous sereins',
    lead: 'La plupart des ventes se résument à un agréable quart d’heure. Quelques habitudes pour que cela continue.',
    sections: [
      {
        heading: 'Où',
        text: 'Retrouvez-vous dans un lieu public et en plein jour : une gare, un café, un photo-club. Dites à quelqu’un où vous serez.',
      },
      {
        heading: 'Que vérifier',
        text: 'Emportez une carte mémoire ou une pellicule, et une batterie. Comparez le numéro de série avec les papiers. Notre blog explique comment repérer les champignons, le voile et les obturateurs fatigués.',
      },
      {
        heading: 'Profils vérifiés',
        text: 'Pour un profil vérifié, l’équipe du site a contrôlé la pièce d’identité, les articles ou l’immatriculation de l’entreprise, ou a rencontré la personne. Cliquez sur le badge d’une annonce pour voir ce qui a été contrôlé, et quand. Ce n’est pas une garantie, et rien n’est recontrôlé automatiquement. Un profil sans badge n’a rien de suspect ; il n’a simplement pas été contrôlé.',
      },
      {
        heading: 'L’argent',
        text: `Ne payez jamais avant d’avoir vu l’article. Signalez toute personne qui vous le demande. ${shopName()} ne touche jamais à l’argent : personne ne vous en demandera en son nom. Ne communiquez pas votre code tant que vous n’avez pas l’article en main.`,
      },
      {
        heading: 'Quand vous signalez un article',
        text: 'L’équipe du site l’examine, et vous recevez le résultat par e-mail. L’article peut rester en l’état, être mis en pause jusqu’à ce que le vendeur corrige le problème, ou être retiré. Le vendeur est informé d’une mise en pause ou d’un retrait, avec le motif, et peut répondre. Il ne saura pas qui a signalé l’article. Si un article que vous avez réservé est mis en pause, votre réservation est maintenue. Attendez que nous vous écrivions.',
      },
    ],
  }),
  about: () => ({
    title: 'À propos',
    lead: 'Une place de marché pour le matériel photo d’occasion, indépendante, pour les gens du coin.',
    sections: [
      ...(shopName() === 'Rangefinder' ? [theName] : []),
      {
        heading: 'Le logiciel',
        text: `${shopName()} fonctionne avec un logiciel libre sous licence MIT. Pas de commission, pas de publicité de tiers, pas de pistage.`,
      },
    ],
  }),
  contact: () => ({
    title: 'Contact',
    lead: 'Ce sont des gens qui répondent, pas des machines.',
    sections: [
      {
        heading: 'Nous contacter',
        text: 'Notre adresse, notre e-mail et notre téléphone figurent au bas de chaque page.',
      },
      {
        heading: 'Au sujet d’un article',
        text: 'Utilisez « Une question ? » sur sa page. Si quelque chose ne va pas, signalez-le sur sa page : l’équipe du site l’examinera.',
      },
    ],
  }),
  terms: () => ({
    title: 'Conditions',
    lead: 'Courtes et simples.',
    sections: [
      {
        heading: 'Ce que nous faisons',
        text: 'Nous montrons ce que des gens vendent et les mettons en relation avec des acheteurs. La vente se fait entre l’acheteur et le vendeur. Nous n’y sommes pas partie, ne détenons pas d’argent et ne garantissons pas ce que d’autres mettent en vente.',
      },
      {
        heading: 'Réservations',
        text: 'Une réservation est une demande, à laquelle le vendeur répond dans les deux jours. Une offre acceptée est un accord pour se rencontrer et acheter à ce prix. Une fois la réservation ou l’offre acceptée, vous avez deux semaines pour vous rencontrer. Chacun peut annuler avant la remise de l’article, sans frais. Vous pouvez régler un litige entre vous. Sinon, l’équipe du site tranche d’après ce que les deux parties ont écrit et montré. Cela fixe le statut de la réservation, et non la propriété de l’article.',
      },
      {
        heading: 'Articles acceptés',
        text: 'Du matériel photo que vous avez le droit de vendre, décrit honnêtement, avec des photos que vous avez le droit d’utiliser. Les objets volés ou contrefaits sont retirés, et les comptes de leurs vendeurs fermés.',
      },
      {
        heading: 'Comptes',
        text: 'Gardez votre mot de passe pour vous. Les comptes qui trompent autrui sont fermés, leurs annonces retirées et leurs réservations en cours annulées.',
      },
      {
        heading: 'Signalements',
        text: 'Toute personne connectée peut signaler un article. L’équipe du site peut alors le mettre en pause, ce qui le masque jusqu’à son rétablissement, ou le retirer. Le vendeur est informé du motif et de la manière d’y répondre, et l’auteur du signalement, du résultat.',
      },
    ],
  }),
  privacy: () => ({
    title: 'Confidentialité',
    lead: 'Les données que nous conservons, pourquoi, et combien de temps.',
    sections: [
      {
        heading: 'Ce que nous conservons',
        text: 'Votre nom, votre adresse e-mail et votre rôle ; le téléphone, la ville et le texte de votre profil, si vous les avez indiqués ; vos annonces et vos brouillons inachevés, qui sont supprimés 90 jours après leur dernier enregistrement ; vos réservations, avec le téléphone et le lieu de rendez-vous que vous avez saisis ; vos messages, offres, avis et signalements. Quand vous réservez, nous reprenons le téléphone de votre profil. À défaut, celui de votre dernière réservation. Les mots de passe sont conservés sous la forme d’une empreinte qui ne permet pas de les retrouver. Pour les vendeurs, nous conservons aussi la date de la demande de vérification, ce qu’ils ont écrit et le motif d’un refus ; la date de la vérification, ce qui a été contrôlé et les notes de l’équipe du site à ce sujet, mais aucune copie de documents. L’équipe du site peut conserver des notes à votre sujet pour la sécurité du site. Vous pouvez tout télécharger sur votre page de profil.',
      },
      {
        heading: 'Qui les voit',
        text: 'Tout le monde voit votre nom sur vos annonces et vos avis et, si vous vendez, la photo, la ville et le texte de votre profil. Quand vous réservez, le vendeur voit votre nom, votre adresse e-mail, votre téléphone et le lieu de rendez-vous proposé, et vous voyez son adresse e-mail, et son téléphone s’il l’a indiqué, une fois qu’il a accepté. Si vous vous mettez d’accord sur une offre, chacun voit tout de suite l’adresse e-mail de l’autre, et le vendeur voit votre téléphone et le lieu de rendez-vous une fois que vous les avez indiqués. Chacun voit la photo de l’autre et, une fois la réservation acceptée, sa ville ainsi que le lieu et l’heure convenus. Pour trancher un litige, l’équipe du site voit ces informations pour les deux parties, et peut ouvrir les messages échangés entre vous ; le journal des actions consigne chaque ouverture. Personne d’autre ne les voit, ni aucun tiers.',
      },
      {
        heading: 'Combien de temps',
        text: 'Aussi longtemps que vous avez un compte. Après sa fermeture, les données personnelles sont effacées dans les 30 jours. Quelques données de base des réservations passées sont conservées, ainsi que les descriptions et les lieux de vos annonces, que seule l’équipe du site peut voir. Pendant une suspension de votre compte, vous ne pouvez pas vous connecter : écrivez à l’adresse du pied de page pour obtenir vos données, ou les faire effacer.',
      },
      {
        heading: 'La newsletter',
        text: 'Si vous vous y inscrivez, nous conservons votre adresse e-mail, les dates d’inscription et de confirmation, et les numéros qui vous ont été envoyés. Nous ne suivons ni les ouvertures ni les clics. Chaque numéro contient un lien de désinscription. L’adresse est effacée un jour après votre désinscription, une semaine après une demande non confirmée, et avec votre compte s’il a la même adresse confirmée.',
      },
    ],
  }),
  cookies: () => ({
    title: 'Cookies',
    lead: 'Trois, et seulement après la connexion.',
    sections: [
      {
        heading: 'La session',
        text: 'La connexion dépose un cookie qui la maintient pendant 30 jours au plus. Les scripts ne peuvent pas le lire, et il n’est envoyé qu’avec les requêtes de connexion.',
      },
      {
        heading: 'Le navigateur reconnu',
        text: 'Un deuxième cookie, conservé un an au plus, indique que vous avez déjà utilisé ce navigateur pour vous connecter. Si des inconnus essaient de deviner votre mot de passe, il évite que votre accès soit bloqué. Il ne donne aucun accès, et les scripts ne peuvent pas le lire.',
      },
      {
        heading: 'La dernière modification',
        text: 'Quand vous modifiez quelque chose, un troisième cookie veille, pendant les dix secondes suivantes, à ce que vous voyiez votre modification. Il ne vous identifie pas, et les scripts ne peuvent pas le lire.',
      },
      {
        heading: 'Dans votre navigateur',
        text: 'Pendant votre session, votre navigateur conserve un jeton d’accès sous « accessToken », votre rôle sous « role », votre identifiant sous « owner », et les textes que vous n’avez pas envoyés. La déconnexion efface tout cela. Quand une session expire, vos textes non envoyés restent dans ce navigateur, pour que vous puissiez continuer après une nouvelle connexion. Si quelqu’un d’autre se connecte, ils sont supprimés. Si vous choisissez un thème, il est conservé sous « theme ». Si vous fermez le bandeau du site, ce choix est conservé sous « dismissed ». Aucun pistage, et rien qui vienne de tiers.',
      },
    ],
  }),
};

export const pageTitles: Translation<typeof englishTitles> = {
  about: 'À propos',
  buying: 'Acheter',
  selling: 'Vendre',
  safety: 'Rendez-vous sereins',
  contact: 'Contact',
  terms: 'Conditions',
  privacy: 'Confidentialité',
  imprint: 'Mentions légales',
  cookies: 'Cookies',
};

export const offline: Translation<typeof englishOffline> = {
  title: 'Pas de connexion',
  text: 'Le site est injoignable. Rien n’a été envoyé, et rien n’est perdu.',
  retry: 'Réessayer',
};

export const unstarted: Translation<typeof englishUnstarted> = {
  text: 'Une partie de la page n’est pas chargée : ses boutons et formulaires ne fonctionnent pas encore.',
  reload: 'Recharger',
};

export const busy: Translation<typeof englishBusy> = {
  title: 'Le site est très sollicité',
  text: 'Il y a trop de visiteurs en ce moment. Rien n’est perdu. Patientez quelques secondes, puis réessayez.',
  retry: 'Réessayer',
};

export const starting: Translation<typeof englishStarting> = {
  title: 'De retour dans un instant',
  text: 'Le site est en cours de mise à jour. Rien de ce que vous avez enregistré n’est perdu. Cette page se recharge automatiquement.',
  retry: 'Réessayer',
};

export const unreachable: Translation<typeof englishUnreachable> = {
  title: 'Le site est injoignable pour le moment',
  text: 'Rien de ce que vous avez enregistré n’est perdu. Patientez une minute, puis réessayez.',
  retry: 'Réessayer',
  problem: 'Le site est injoignable pour le moment. Réessayez dans quelques secondes.',
  tooLarge: 'Le fichier peut peser 15 Mo au maximum.',
};
