import { RoleGuard } from './role-guard.tsx';

/** Around the rooms for what someone sells: sellers, and admins who were sellers and still hold something. */
export default function HolderLayout() {
  return <RoleGuard roles={['Seller']} holders />;
}
