/** Where the chat hub is, on the API host (SPEC 7). */
export const chatHubPath = '/hubs/chat';
