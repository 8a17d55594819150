/** Where in the tab's session storage a page keeps the alerts that were not over when it was left. */
export const alertsPlace = "alerts";
