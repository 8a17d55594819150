/** What a block does, for the question before it. */
export const blockCopy = (firstName: string) => ({
  title: `Block ${firstName}?`,
  description: `You and ${firstName} can no longer write to each other, ask questions, or send each other offers or orders. An open order goes on, and its chat stays open until it ends. ${firstName} is not notified. You can unblock them in your settings.`,
});
