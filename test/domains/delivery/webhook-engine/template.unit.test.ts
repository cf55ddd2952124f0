import { describe, expect, it } from 'vitest';
import { fillHookTemplate } from '#src/domains/delivery/webhook-engine/template.ts';

const payload = { object: { title: 'Kiln "2"', tags: ['a'] }, text: 'x'.repeat(600_000) };

describe('a template of a hook', () => {
  it('shows values of the payload, texts as they stand within quotes', () => {
    const template = '{"t":"{{object.title}}","l":{{object.tags}},"n":"{{object.none}}"}';
    expect(fillHookTemplate(template, payload)).toBe('{"t":"Kiln \\"2\\"","l":["a"],"n":""}');
  });

  it.each(['{"t":{{object.title}}}', '{', '"{{text}}{{text}}"'])('%s makes nothing', (template) => {
    expect(fillHookTemplate(template, payload)).toBeNull();
  });

  it('makes as much as is sent, and no more', () => {
    expect(fillHookTemplate('"{{text}}"', payload)).toHaveLength(600_002);
  });
});
