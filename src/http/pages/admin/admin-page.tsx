import { createMenuPage } from '#src/pages/menu-page.tsx';

/** A page of the administrators. */
export const AdminPage = createMenuPage('Administration', [
  ['/admin', 'Overview'],
  ['/admin/users', 'Users'],
  ['/admin/applications', 'Applications'],
]);
