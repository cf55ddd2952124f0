import { expect } from 'vitest';
import type { Api } from './app.ts';
import { unique } from './seed.ts';

export interface Made {
  readonly id: number;
  readonly name?: string;
}

/** Makes what boards are about, as somebody who may. */
export function boardMaker(api: Api) {
  async function make(path: string, body: object): Promise<Made> {
    const made = await api.post(path, body);
    expect(made).toMatchObject({ status: 201 });
    return made.body as Made;
  }

  const newLabel = (path: string) =>
    make(`${path}/labels`, { name: unique('label'), color: '#d9534f' });

  /** A new board of a project or group, with lists of this many new labels. */
  async function newBoard(path: string, count = 0) {
    const { id } = await make(`${path}/boards`, { name: unique('board') });
    const board = `${path}/boards/${id}`;
    const labels: Made[] = [];
    const lists: number[] = [];
    for (let i = 0; i < count; i += 1) {
      const label = await newLabel(path);
      labels.push(label);
      lists.push((await make(`${board}/lists`, { label_id: label.id })).id);
    }
    return { id, board, labels, lists };
  }

  return { make, newLabel, newBoard };
}

export const counted = (count: number) => Array.from({ length: count }, (_, index) => index);
