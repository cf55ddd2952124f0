import { menuPage } from '../../../pages/menu-page.tsx';

/** A page of the administrators. */
export const AdminPage = menuPage('Administration', [
  ['/admin', 'Overview'],
  ['/admin/users', 'Users'],
  ['/admin/applications', 'Applications'],
]);
