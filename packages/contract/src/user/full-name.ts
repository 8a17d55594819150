/** `Ada Moss`, for admins and for the user; others see the first name alone. */
export const formatFullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`;
