import type {
  checklistSections as englishSections,
  checklistTexts as english,
} from '#src/texts/checklists.ts';
import type { Translation } from '#src/texts/translation.ts';
import { accessoryWords } from './checklist-accessory.ts';
import { digitalWords } from './checklist-digital.ts';
import { filmWords } from './checklist-film.ts';
import { lensWords } from './checklist-lens.ts';

export const checklistTexts: Translation<typeof english> = {
  digital: digitalWords,
  film: filmWords,
  lens: lensWords,
  accessory: accessoryWords,
};

export const checklistSections: Translation<typeof englishSections> = {
  kind: '種類',
  function: '機能',
  sensor: 'センサーとシャッター',
  film: 'フィルムとシャッター',
  glass: '光学系',
  mechanics: '機構',
  view: 'ファインダーとモニター',
  power: 'バッテリー、カード、端子',
  outside: '外観',
  history: '履歴',
};
