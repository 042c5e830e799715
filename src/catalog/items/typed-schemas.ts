import { z } from 'zod';
import { fieldProblems } from '#src/texts/problems-fields.ts';

// Values of a form as they are typed: they may be empty or invalid.

export const notText = { error: () => fieldProblems.mustBeText };
export const typedText = (max: number) =>
  z
    .string(notText)
    .max(max, { error: () => fieldProblems.atMostCharacters(max) })
    .nullable()
    .optional();
const address = z.string(notText).max(2048, { error: () => fieldProblems.atMostCharacters(2048) });
export const addresses = (max: number) =>
  z
    .array(address, { error: () => fieldProblems.mustBeAddresses })
    .max(max, { error: () => fieldProblems.atMostPhotos(max) });
export const typedNumber = z
  .union([z.number(), z.string().max(100)], { error: () => fieldProblems.numberOrText(100) })
  .nullable()
  .optional();
