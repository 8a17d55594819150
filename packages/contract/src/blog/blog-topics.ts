export const blogTopics = ["Buying", "Caring", "Measuring", "Restoring"] as const;
export type BlogTopic = (typeof blogTopics)[number];
