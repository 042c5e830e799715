import type { homeTexts as english } from '#src/texts/home.ts';
import type { Translation } from '#src/texts/translation.ts';

export const homeTexts: Translation<typeof english> = {
  home: {
    title: 'Appareils photo, objectifs et accessoires d’occasion',
    lead: 'Près de chez vous, chez des gens qui en ont pris soin.',
    promise: 'Remise en main propre. Ni envoi, ni paiement en ligne.',
    steps: {
      title: 'Comment ça marche',
      list: [
        'Trouvez votre bonheur et réservez-le. Il est mis de côté pour vous, et vous ne payez encore rien.',
        'Retrouvez le vendeur dans un lieu public et prenez le temps de tout vérifier.',
        'Si cela vous plaît, payez sur place. Sinon, annulez : jusqu’à la remise de l’article, cela ne coûte rien, ni à l’un ni à l’autre.',
      ],
      more: 'Acheter, pas à pas',
    },
    carousel: {
      label: 'Bonnes affaires',
      role: 'carrousel',
      slideRole: 'image',
      of: (position, count) => `${position} sur ${count}`,
      frame: (position, count) => `0${position} / 0${count}`,
      previous: 'Image précédente',
      next: 'Image suivante',
      show: (position) => `Aller à l’image ${position}`,
      pause: 'Pause',
      play: 'Lecture',
      more: 'En savoir plus',
      slides: (amount) => [
        {
          title: 'Des objectifs qui ont vu du pays, à petit prix.',
          text: 'Une bonne optique devient moins chère, pas moins bonne. Chez des gens qui en ont pris soin, avec un état décrit clairement.',
        },
        {
          title: `${amount} d’économie sur un jeu d’objectifs d’occasion.`,
          text: 'Faites le compte : trois objectifs au prix du neuf, et les mêmes ici. Regardez au travers avant de payer.',
        },
        {
          title: 'Votre prochain objectif dort dans un placard.',
          text: 'Il a encore des milliers de couchers de soleil devant lui. Trouvez-le ici, et gardez la différence avec le neuf.',
        },
      ],
    },
    categories: 'Parcourir les catégories',
    advertise: 'À la une',
    changeImage: 'Changer d’image',
    bannerAlts: ['Un appareil télémétrique à côté de deux pellicules', 'Trois objectifs sur une table'],
    advertised: 'Mis à la une par leurs vendeurs',
    latest: 'Dernières annonces',
    all: 'Tout voir',
    sell: 'Vendre mon matériel',
    blog: 'Sur le blog',
    allPosts: 'Tous les billets',
    feature: {
      title: 'Les boîtiers passent, les optiques restent.',
      text: 'Un objectif net en 1985 l’est toujours aujourd’hui. Proposez celui que vous n’emportez plus : un titre, une photo, un mot franc sur son état. On le réserve, vous vous rencontrez, vous vous serrez la main.',
      start: 'C’est parti',
    },
    newsletter: {
      title: 'Les nouveautés, de temps en temps',
      text: 'Un court e-mail quand une belle pièce arrive. Désinscription à tout moment.',
    },
  },
  newsletter: {
    email: 'E-mail',
    placeholder: 'vous@example.com',
    subscribe: 'S’abonner',
    sent: 'Un lien de confirmation vous attend dans votre boîte de réception, sauf si vous êtes déjà sur la liste.',
    failed: 'Une erreur s’est produite. Votre saisie est conservée. Réessayez.',
    needsScript: 'L’abonnement nécessite JavaScript, désactivé dans votre navigateur.',
  },
};
