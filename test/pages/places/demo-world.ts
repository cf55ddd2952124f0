import { loadPreparedDemo } from '#src/demo/prepared.ts';
import { createRoot } from '#src/start/root.ts';
import { startApp } from '#test/support/app.ts';
import { seedUser } from '#test/support/seed.ts';
import { Visitor } from '#test/support/visitor.ts';

/** An instance with the demonstration data, and visitors with different rights. */
export async function startDemo() {
  const app = await startApp();
  const now = new Date().toISOString();
  const { userId } = await createRoot(app.db, { rootEmail: 'root@demo.example' }, now);
  await loadPreparedDemo(app.db, app.environment.config.dataDir, now);
  const admin = { id: userId };
  const owner = await app.db('users').where('username', 'maintainer').first<{ id: number }>('id');
  const guest = await seedUser(app.db);
  const stranger = await seedUser(app.db);
  const { status } = await app.api
    .as(admin)
    .post('/groups/demo/members', { user_id: guest.id, access_level: 10 });
  if (status !== 201) throw new Error(`The guest was not added: ${status}`);
  const people = { owner, guest, stranger, nobody: null };
  const visit = (who: keyof typeof people): Promise<Visitor> => {
    const person = people[who];
    return person === null ? Promise.resolve(new Visitor(app)) : Visitor.signedIn(app, person);
  };
  return { app, admin, people, visit };
}
