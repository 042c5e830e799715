import { RoleGuard } from './role-guard.tsx';

export default function FormerSellerLayout() {
  return <RoleGuard allowed="Seller" allowFormerSellers />;
}
