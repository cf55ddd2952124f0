/** The access levels that rules name; SEEN is for whoever may see the project or group. */
export const [SEEN, GUEST, REPORTER, DEVELOPER, MAINTAINER, OWNER] = [
  0, 10, 20, 30, 40, 50,
] as const;
