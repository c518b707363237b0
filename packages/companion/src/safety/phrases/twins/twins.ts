/** By the id of a phrase family: an everyday sentence with words like its own, which is not danger. For the tests. */
export type Twins = Readonly<Record<string, string>>;
