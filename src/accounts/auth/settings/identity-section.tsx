import { useQuery } from '@tanstack/react-query';
import { accountTexts } from '#src/texts/account.ts';
import { DefinitionList } from '#src/ui/lists/definition-list.tsx';
import { SettingsSection } from '#src/ui/layout/settings-section.tsx';
import { loadIdentity } from '#src/accounts/auth/client.ts';

export function IdentitySection() {
  const { identity: words } = accountTexts.account;
  const { data } = useQuery({ queryKey: ['account', 'identity'], queryFn: loadIdentity });
  if (!data) return null;
  const ways = data.providerData.map(({ providerId }) => words.names[providerId] ?? providerId);
  return (
    <SettingsSection title={words.title} lead={words.lead}>
      <DefinitionList
        items={[
          { term: words.ways, detail: ways.join(', ') },
          { term: words.name, detail: data.displayName ?? '' },
          { term: words.uid, detail: <span className="mono wrap-anywhere">{data.uid}</span> },
        ]}
      />
    </SettingsSection>
  );
}
