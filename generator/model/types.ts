import { type Code, code, imported } from './code.ts';
import { quote } from './names.ts';

/** Types of the parts of operations, in terms of the module with the types of the document, and of the run time. */

/** The type of an operation in the document. */
export const operationType = (id: string): Code => code`${imported('operations')}[${quote(id)}]`;

/** @param status as source */
export const printJsonType = (id: string, status: string, mediaType: string | null): Code =>
  mediaType === null
    ? code`${imported('JsonOf')}<${operationType(id)}, ${status}>`
    : code`${imported('JsonOf')}<${operationType(id)}, ${status}, ${quote(mediaType)}>`;

export const printBodyType = (id: string, mediaType: string): Code =>
  code`${imported('BodyOf')}<${operationType(id)}, ${quote(mediaType)}>`;

export const printParametersType = (id: string, place: string): Code =>
  code`${imported('ParametersOf')}<${operationType(id)}, ${quote(place)}>`;
