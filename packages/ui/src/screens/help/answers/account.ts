import { brand } from "@heirloop/contract/brand/brand";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { formatDuration } from "../../../patterns/date/format-duration.ts";
import type { HelpTopic } from "../help-topic.ts";

export const account: HelpTopic = {
  id: "account",
  title: "Your account and each other",
  answers: [
    {
      id: "reviews",
      alsoCalled: "rating stars feedback",
      question: "How do reviews work?",
      words: [
        'After a completed order we ask you both: the buyer rates the seller, the seller the buyer. A few words are welcome and not required. "Not now" ends the asking.',
        `Neither of you sees the other's review before both are written, or before ${formatDuration(constants.reviewPublishedAfter)} have passed. So nobody has to be careful out of fear.`,
      ],
    },
    {
      id: "chat-closed",
      question: "Why is my chat closed?",
      words: [
        "While an offer is open you talk through amounts; the conversation opens once it is accepted or the order approved, and closes again when the order is completed. A question about a piece without an order can be asked at any time, unless one of you has blocked the other.",
        "A canceled order that had been approved keeps its chat, since refunds get talked about.",
      ],
    },
    {
      id: "block-person",
      alsoCalled: "harass harassment unblock stop messages",
      question: "How do I stop a person from writing to me?",
      words: [
        "Block them on their profile or in your conversation with them. You can then no longer write to each other, ask each other questions, or send each other offers or orders. They are not notified; they read that you are not accepting messages.",
        "An open order goes on, and its chat stays open until it ends, so that you can arrange the pickup or delivery.",
      ],
      links: [{ label: "Blocked people", href: pageUrls.blockedPeople() }],
    },
    {
      id: "password",
      alsoCalled: "log in login reset",
      question: "I forgot my password.",
      words: [
        "We’ll email you a link that works for one hour. Changing your password logs out all other devices.",
      ],
      links: [{ label: "Choose a new password", href: pageUrls.forgotPassword() }],
    },
    {
      id: "two-step",
      alsoCalled: "two-factor 2fa authenticator security recovery lost phone",
      question: "How can I protect my account better than with a password?",
      words: [
        "Turn on two-step verification in your settings. Logging in then also asks for a code from an authenticator app, so that a stolen password is not enough.",
        `You get ${constants.recoveryCodes} recovery codes to keep. If you lose your phone, each of them logs you in once. If you have lost those too, write to ${brand.email} from your account’s email address. We first make sure that it is you, which takes a while.`,
      ],
      links: [{ label: "Two-step verification", href: pageUrls.twoStep() }],
    },
    {
      id: "notifications",
      alsoCalled: "email emails unsubscribe quiet hours digest alert alerts notify",
      question: "How do I get fewer emails, or none at night?",
      words: [
        "In your settings, choose for each kind of notification whether you want it in the app, by email, or not at all. Emails about your orders, your payments and your login are always sent. New pieces for your saved searches and price drops can come in one email a day or a week. New pieces from sellers you follow come once a day at most.",
        "During quiet hours we hold back emails that can wait. Every email that you can turn off also has a link at its end that unsubscribes you from its kind, without logging in.",
      ],
      links: [{ label: "Notifications and emails", href: pageUrls.notificationSettings() }],
    },
    {
      id: "blocked",
      alsoCalled: "suspended banned appeal",
      question: "My account was blocked. Why, and what can I do?",
      words: [
        `Accounts are blocked for breaching our community guidelines: threats, insults, selling what is not yours, or drawing payments away from ${brand.name}. You can still read everything of yours. If you think we are wrong, write to ${brand.email} and a person looks at it again.`,
      ],
      links: [{ label: "Terms of use", href: pageUrls.termsOfUse(), page: "termsOfUse" }],
    },
    {
      id: "my-data",
      alsoCalled: "privacy export copy json",
      question: "Can I have a copy of my data?",
      words: [
        `Yes. In your settings, choose “Download your data” and enter your password. The file contains everything that we store about you. If you cannot log in, email us, and we’ll answer within ${formatDuration(constants.personalDataAnswer)}.`,
      ],
      links: [
        { label: "Download your data", href: pageUrls.yourData() },
        { label: "Privacy", href: pageUrls.privacyPolicy(), page: "privacyPolicy" },
      ],
    },
    {
      id: "close-account",
      alsoCalled: "delete account cancel remove erase deactivate leave",
      question: "How do I close my account?",
      words: [
        "In your settings, choose “Close your account”. Open orders, offers, reported problems, payouts and consigned pieces have to be finished first; the page lists what is left.",
        "Your profile, your listings and your saved cards are deleted. We keep past orders with their addresses, payments, messages and reviews, because the other side and tax law need them. A closed account cannot be opened again, but you can open a new one.",
        `If you cannot log in, email us, and we’ll answer within ${formatDuration(constants.personalDataAnswer)}.`,
      ],
      links: [{ label: "Close your account", href: pageUrls.closeAccount() }],
    },
    {
      id: "trade-program",
      question: "I furnish rooms for a living. Is there something for me?",
      words: [
        "The trade program is for interior designers and everybody who works like one. Apply with your studio, and a person answers.",
      ],
      links: [{ label: "The trade program", href: pageUrls.trade(), page: "trade" }],
    },
  ],
};
