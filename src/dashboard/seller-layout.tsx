import { RoleGuard } from './role-guard.tsx';

/** Around the rooms of the role Seller. */
export default function SellerLayout() {
  return <RoleGuard roles={['Seller']} />;
}
