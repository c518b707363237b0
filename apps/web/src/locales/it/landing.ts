export const words = {};
