import type { DemoTexts } from '#demo/texts/demo-texts.ts';
import { frenchDescriptions } from './descriptions.ts';

export const french: DemoTexts = {
  places: {
    library: (town) => `Bibliothèque municipale, ${town}`,
    station: (town) => `Hall de la gare, ${town}`,
    park: (town) => `Entrée du jardin public, ${town}`,
    café: (town) => `Un café près de la gare, ${town}`,
    'town hall': (town) => `Devant l’hôtel de ville, ${town}`,
  },
  descriptions: frenchDescriptions,
  said: {
    'Carefully used, and tested before the handover.': 'Utilisé avec soin, et testé avant la remise.',
    'Clean glass, fair price, and she let me try it on my own body first.':
      'Verres propres, prix correct, et j’ai pu l’essayer d’abord sur mon boîtier.',
    'On time, and knew what to look for.': 'À l’heure, et savait quoi regarder.',
    'All locks hold, just as she wrote.': 'Tous les blocages tiennent, comme annoncé.',
    'The meter was half a stop off, and I only heard about it at the table. Otherwise a lovely camera.':
      'La cellule se trompait d’un demi-diaph et je ne l’ai appris qu’une fois sur place. Sinon, un très bel appareil.',
    'You’re right, that belonged in the description. I now check meters before I list a camera.':
      'C’est vrai, ça aurait dû être dans l’annonce. Maintenant, je contrôle la cellule avant de mettre un appareil en ligne.',
    'Friendly and straightforward.': 'Sympathique et sans complications.',
    'Sharp wide open. Brought a body to try it.':
      'Net dès la pleine ouverture. Et il y avait un boîtier pour l’essayer.',
    'A little late, but let me know.': 'Un peu de retard, mais avec un message pour prévenir.',
    'Quick and clear.': 'Rapide et clair.',
    'Exactly as in the photos.': 'Exactement comme sur les photos.',
    'Works, but the foot is more worn than it looked in the photos.':
      'Fonctionne, mais le sabot est plus usé que sur les photos.',
    'Is it still available, and could I see it on Saturday?':
      'Bonjour, c’est toujours disponible ? Je pourrais venir voir samedi ?',
    'It is. Saturday morning works for me.': 'Oui, toujours. Samedi matin, ça me va.',
    'Hi! Does it come from a smoke-free home?': 'Bonjour ! Ça vient d’une maison où on ne fume pas ?',
    'Yes. No smokers and no pets.': 'Oui. Ni fumeurs ni animaux.',
    'Would you hold it until payday? That’s the 1st.': 'Vous pourriez attendre ma paie ? Elle tombe le 1er.',
    'If you book it, sure. A week is fine.': 'Si vous réservez, bien sûr. Une semaine, pas de souci.',
    'Does anything smell or feel sticky? I’ve had bad luck before.':
      'Pas d’odeur, rien qui colle ? J’ai déjà eu une mauvaise surprise.',
    'No, nothing sticky. It has been in a dry cabinet.':
      'Non, rien ne colle. Tout mon matériel est en armoire sèche.',
    'Can I try it with my own gear when we meet?':
      'Je pourrai essayer avec mon propre matériel quand on se verra ?',
    'Please do. Bring whatever you like, I have time.':
      'Avec plaisir. Apportez ce que vous voulez, j’ai le temps.',
    'Are there any marks that the photos don’t show?':
      'Il y a des marques qu’on ne voit pas sur les photos ?',
    'None that I know of. I can send you more photos.':
      'Pas à ma connaissance. Je peux vous envoyer d’autres photos.',
    'Why are you selling it?': 'Je peux vous demander pourquoi vous vendez ?',
    'I hardly use it anymore. It deserves better than a drawer.':
      'Je ne m’en sers presque plus. Ça mérite mieux qu’un tiroir.',
    'Is the price firm? I could come by tonight.': 'Le prix est ferme ? Je peux passer ce soir.',
    'I think it’s fair as it is. Tonight works for me, though.':
      'Je le trouve correct comme ça. Mais ce soir, c’est possible.',
    'Has it ever been repaired or opened?': 'Il y a déjà eu une réparation ou un démontage ?',
    'Not while I’ve had it.': 'Pas depuis que je l’ai.',
    'Do you still have the receipt?': 'Vous avez encore la facture ?',
    'No, sorry. It got lost when I moved.': 'Non, malheureusement. Perdue dans un déménagement.',
    'Could you bring it to Eugene Station?': 'On pourrait se retrouver à Eugene, à la gare ?',
    'Yes, most evenings after five.': 'Oui, presque tous les soirs après 17 h.',
    'Is there a case or a strap with it?': 'Il y a un étui ou une courroie avec ?',
    'Sorry for the late reply. Only what is listed on its page.':
      'Pardon pour la réponse tardive. Seulement ce qui est indiqué dans l’annonce.',
    'Would you meet halfway, in Corvallis?': 'On pourrait se voir à mi-chemin, à Corvallis ?',
    'On a Sunday I could. Which one suits you?': 'Un dimanche, c’est possible. Lequel vous arrange ?',
    'Did you use it much?': 'Vous vous en êtes beaucoup servi ?',
    'A few weekends a year, mostly at the coast.': 'Quelques week-ends par an, surtout au bord de la mer.',
    'Is it still for sale?': 'Bonjour, c’est toujours à vendre ?',
  },
};
