import { useSchemaForm } from '#src/ui/client/form.ts';
import { authTexts } from '#src/texts/auth.ts';
import { Button } from '#src/ui/button.tsx';
import { RadioGroup } from '#src/ui/forms/choice.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { newUser, signUpRoles } from '#src/accounts/users/schemas.ts';
import { finishSignUp } from '#src/accounts/auth/client.ts';
import { explainAuth } from '#src/accounts/auth/use-action.ts';

const schema = newUser.pick({ role: true });

export function FinishForm({
  name,
  email,
  onDone,
}: {
  name: string;
  email: string;
  onDone: () => Promise<void>;
}) {
  const { auth } = authTexts;
  const { register, submit, failure, formState } = useSchemaForm(
    schema,
    {},
    async ({ role }) => {
      await finishSignUp(name, email, role);
      await onDone();
    },
    explainAuth,
  );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
      <RadioGroup
        label={auth.role}
        options={signUpRoles.map((value) => ({
          value,
          label: auth.roles[value],
          hint: auth.roleHints[value],
        }))}
        error={formState.errors.role && auth.roleMissing}
        {...register('role')}
      />
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button type="submit" size="lg" wide pending={formState.isSubmitting}>
        {auth.finishSubmit}
      </Button>
    </form>
  );
}
