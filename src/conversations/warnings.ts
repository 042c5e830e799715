import type { WarningCode } from './contract.ts';
export function warningsOf(text: string): WarningCode[] {
  return text.includes('@') ? ['email'] : [];
}
