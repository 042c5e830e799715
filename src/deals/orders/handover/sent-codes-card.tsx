import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onSentCode } from './client.ts';

/** Refreshes the page once a code that was typed offline has been sent. */
export function SentCodes() {
  const queries = useQueryClient();
  useEffect(() => onSentCode(() => void queries.invalidateQueries()), [queries]);
  return null;
}
