import { gate, load } from '../load/load.ts';
import { type Built, buildModel } from '../model/build.ts';
import { type Options, progress, refuse } from './command.ts';

/** Reads and checks the document and decides what is generated from it; faults end the command. */
export async function build(options: Options): Promise<Built> {
  progress('Reading the document');
  const { spec, faults } = load(options.spec);
  progress(null);
  if (spec === null || faults.length > 0) refuse(faults, options.json);
  progress('Checking its structure');
  const structural = await gate(spec);
  progress(null);
  if (structural.length > 0) refuse(structural, options.json);
  return buildModel(spec);
}
