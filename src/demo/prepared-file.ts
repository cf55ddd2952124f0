/** The demonstration data as rows and git objects, below the sources and below the compiled server. */
export const preparedFile = 'src/demo/prepared.json';
