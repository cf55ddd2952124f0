import { createHash } from 'node:crypto';
import type { Knex } from 'knex';

/** Users without a file get the name of the picture that an external service has for their address. */
export async function up(knex: Knex): Promise<void> {
  if (isPostgres(knex)) {
    await knex.raw(
      `update users set avatar = '/' || encode(sha256(convert_to(lower(trim(email)), 'UTF8')), 'hex')
       where avatar is null`,
    );
  } else {
    for (let last = 0; ;) {
      const users = await knex('users')
        .where('id', '>', last)
        .whereNull('avatar')
        .orderBy('id')
        .limit(500)
        .select<{ id: number; email: string }[]>('id', 'email');
      for (const { id, email } of users) {
        const digest = createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
        await knex('users')
          .where({ id })
          .update({ avatar: `/${digest}` });
        last = id;
      }
      if (users.length === 0) break;
    }
  }
  await knex.raw(
    `update namespaces set avatar = (select avatar from users where users.id = namespaces.owner_id)
     where owner_id is not null and avatar is null`,
  );
}

function isPostgres(knex: Knex): boolean {
  const { dialect } = knex.client as { dialect: string };
  return dialect === 'postgresql';
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['users', 'namespaces']) {
    await knex(table).where('avatar', 'like', '/%').update({ avatar: null });
  }
}
