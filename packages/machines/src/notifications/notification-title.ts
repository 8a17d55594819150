/** The title of the drawer on this page: Activity in the seller dashboard (docs/product.md §2). */
export function notificationTitle(pathname: string): "Notifications" | "Activity" {
  return `${pathname}/`.startsWith("/seller-dashboard/") ? "Activity" : "Notifications";
}
