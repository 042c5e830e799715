import { useQuery } from '@tanstack/react-query';
import { api } from '#src/accounts/auth/client.ts';
import { setTodoCount } from '#src/messaging/live/client.ts';

/** Fetches the to-do list, and corrects the count of the bell, because some to-dos become due without an event. */
export function useTodo() {
  return useQuery({
    queryKey: ['todo'],
    queryFn: async () => {
      const { body } = await api('GET /todo');
      setTodoCount(body.count);
      return body;
    },
  });
}
