import { RoleGuard } from './role-guard.tsx';

export default function AdminLayout() {
  return <RoleGuard allowed="admin" />;
}
