import { RoleGuard } from './role-guard.tsx';

export default function HolderLayout() {
  return <RoleGuard roles={['Seller']} holders />;
}
