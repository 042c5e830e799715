import type {
  gearTexts as english,
  gradingTexts as englishGrading,
  partTexts as englishParts,
} from '#src/texts/gear.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, uncapitalize } from '#src/texts/words.ts';
import { sentence } from './elision.ts';

export const gearTexts: Translation<typeof english> = {
  gear: {
    model: 'Modèle',
    modelHint:
      'Choisissez-le dans la liste pour remplir le titre, la marque et la monture. Ou écrivez le vôtre.',
    mount: 'Monture',
    whichMount: 'Quelle monture ?',
    mountHint: 'Quelle monture ? Cet objectif a existé en plusieurs.',
    mountAsked:
      'Tant que la monture n’est pas choisie, on ne trouve pas votre article en filtrant par monture ou par appareil.',
    severalMounts: 'plusieurs montures',
    adapts: 'Adapte',
    joins: (from, to) => (from !== null && to !== null ? `les objectifs ${from} aux boîtiers ${to}` : null),
    adaptsFrom: 'De (objectif)',
    adaptsTo: 'Vers (boîtier)',
    adapterHint: 'Pour une bague d’adaptation : les montures qu’elle relie, par ex. Canon EF et Sony E.',
    focal: 'Focale',
    aperture: 'Ouverture maximale',
    fStop: (number) => `f/${digits(number)}`,
    crop: 'Coef. de recadrage',
    fullFrame: '1 (plein format)',
    optional: 'facultatif',
    fixedLens: 'objectif fixe',
  },
  kinds: { cameras: 'Appareil', lens: 'Objectif' },
};

export const gradingTexts: Translation<typeof englishGrading> = {
  item: {
    title: 'Contrôlé par le vendeur',
    graded: 'État établi d’après',
    stated: 'L’appréciation du vendeur',
    byQuestions: 'Les réponses du vendeur à notre grille de contrôle',
    byQuestionsAs: (grade) => `Les réponses du vendeur à notre grille de contrôle : ${grade}`,
    because: (grade, ...reasons) =>
      reasons.length > 0 ? `${grade} (${reasons.map(uncapitalize).join(' ; ')})` : grade,
    nothing: (grade) => `${grade} : aucun défaut constaté`,
    noGrade: 'État non établi : plus d’un tiers des points n’a pas été contrôlé',
    less: (grade) => `D’après les réponses, ce pourrait être : ${grade}.`,
    notChecked: (ask) => `non contrôlé : ${ask}`,
    unchecked: 'non contrôlé',
    faultless: (count, all) =>
      count > 1
        ? `${digits(count)} points sur ${digits(all)} sans défaut`
        : `${digits(count)} point sur ${digits(all)} sans défaut`,
    date: (day) => `${sentence(`Contrôlé par le vendeur le ${day}`)} Pas par nous.`,
    definitions: 'Critères d’état',
    serviced: (answer, details) => `${answer} : ${details}`,
  },
};

export const partTexts: Translation<typeof englishParts> = {
  title: 'Vendu avec',
  conversion: {
    title: 'Conversion',
    ask: 'A-t-il été converti ?',
    none: 'Non converti',
    ai: 'Conversion AI : Nikkor pré-AI passé en AI',
    'other-mount': 'Converti vers une autre monture',
    cine: 'Converti ciné : adapté au tournage',
  },
};
