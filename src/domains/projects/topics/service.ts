import type { TopicsService } from '#generated/topics/service.ts';
import { storeWithAvatar } from '#src/avatars/picture.ts';
import { writeAvatar } from '#src/avatars/table.ts';
import type { RequestContext } from '#src/context.ts';
import { countFor, findTopic, listTopics } from './finder.ts';
import { presentTopic } from './presenter.ts';
import { rewriteTopicNames } from './rename.ts';
import { insertTopic, updateTopic } from './table.ts';

export const topics = {
  async listTopics({ query }, { db, actor, url }) {
    const { rows, page } = await listTopics(db, actor, query);
    return { status: 200, page, body: rows.map((row) => presentTopic(row, countFor(actor), url)) };
  },

  async getTopic({ params }, { db, actor, url }) {
    const topic = await findTopic(db, actor, params.id);
    return { status: 200, body: presentTopic(topic, countFor(actor), url) };
  },

  async createTopic({ body }, { db, actor, now, storage, url }) {
    const topic = await storeWithAvatar(storage, body.avatar, (avatar) =>
      db.transaction(async (db) => {
        const topic = await insertTopic(db, body, now);
        return {
          ...topic,
          ...(await writeAvatar(db, { kind: 'topic', id: topic.id }, avatar, now)),
        };
      }),
    );
    return { status: 201, body: presentTopic(topic, countFor(actor), url) };
  },

  async updateTopic({ params, body }, { db, actor, workers, now, storage, url }) {
    const topic = await storeWithAvatar(storage, body.avatar, (avatar) =>
      db.transaction(async (db) => {
        const before = await findTopic(db, actor, params.id);
        const topic = await updateTopic(db, params.id, body, now);
        if (topic.name !== before.name) await rewriteTopicNames(db, workers, topic.id);
        return {
          ...topic,
          ...(await writeAvatar(db, { kind: 'topic', id: topic.id }, avatar, now)),
        };
      }),
    );
    return { status: 200, body: presentTopic(topic, countFor(actor), url) };
  },
} satisfies TopicsService<RequestContext>;
