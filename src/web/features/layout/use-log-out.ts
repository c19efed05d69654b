import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { client } from '#web/lib/api.ts';
import { forgetSession } from '#web/lib/session.ts';

/** Returns a function that ends the session on the server, forgets all data of the game, and shows the login. */
export function useLogOut() {
  const router = useRouter();
  return useMutation({
    mutationFn: () => client.auth.logout(),
    onSuccess: async () => {
      forgetSession();
      await router.navigate({ to: '/auth/login' });
    },
  });
}
