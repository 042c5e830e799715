import { RoleGuard } from './role-guard.tsx';

/** Around the rooms for what someone sells: sellers, and who sold before and still holds something. */
export default function HolderLayout() {
  return <RoleGuard roles={['Seller']} holders />;
}
