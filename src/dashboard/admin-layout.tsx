import { RoleGuard } from './role-guard.tsx';

/** Around the rooms of the role admin. */
export default function AdminLayout() {
  return <RoleGuard roles={['admin']} />;
}
