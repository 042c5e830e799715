import { RoleGuard } from './role-guard.tsx';

export default function SellerLayout() {
  return <RoleGuard allowed="Seller" />;
}
