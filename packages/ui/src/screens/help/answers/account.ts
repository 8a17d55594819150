import { brand } from "@heirloop/contract/brand/brand";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { formatDuration } from "@heirloop/contract/calendar/format-duration";
import type { HelpTopic } from "../help-topic.ts";

export const account: HelpTopic = {
  id: "account",
  title: "Your account and each other",
  answers: [
    {
      id: "reviews",
      alsoCalled: "rating stars feedback",
      question: "How do reviews work?",
      paragraphs: [
        `After an order is completed, we ask the buyer to rate the seller and the seller to rate the buyer. You can also write a few words. If you choose “Not now”, we ask you again after ${formatDuration(constants.reviewAskedAgainAfter)}.`,
        `Your review is published once both of you have written one, or after ${formatDuration(constants.reviewPublishedAfter)}. Until then, neither of you sees what the other one wrote.`,
      ],
    },
    {
      id: "chat-closed",
      question: "Why is my chat closed?",
      paragraphs: [
        "The chat of an order opens once the offer is accepted or the order is approved, and closes when the order is completed. While an offer is open, the two of you exchange amounts instead. You can message a seller about a piece without an order at any time, unless one of you has blocked the other.",
        "If an approved order is canceled, its chat stays open so that you can talk about the refund.",
      ],
    },
    {
      id: "block-person",
      alsoCalled: "harass harassment unblock stop messages",
      question: "How do I stop a person from writing to me?",
      paragraphs: [
        "Block them on their profile or in your conversation with them. You can then no longer write to each other, ask each other questions, or send each other offers or orders. They are not notified. If they try to write to you, they see that you are not accepting messages.",
        "Open orders continue, and their chats stay open until they end, so that you can arrange the pickup or delivery.",
      ],
      links: [{ label: "Blocked people", href: pageUrls.blockedPeople() }],
    },
    {
      id: "password",
      alsoCalled: "log in login reset",
      question: "I forgot my password.",
      paragraphs: [
        "We’ll email you a link that works for one hour. Changing your password logs out all other devices.",
      ],
      links: [{ label: "Choose a new password", href: pageUrls.forgotPassword() }],
    },
    {
      id: "passkeys",
      alsoCalled: "passkey fingerprint face id touch id windows hello security key passwordless webauthn",
      question: "Can I log in without a password?",
      paragraphs: [
        "Yes, with a passkey. Add one in your settings on the device you use, and log in with its fingerprint, face or PIN. Your password keeps working, for devices without a passkey.",
        "A passkey works only on our own site, so nobody can trick you into giving it away. If you lose a device, remove its passkey in your settings.",
      ],
      links: [{ label: "Passkeys", href: pageUrls.passkeys() }],
    },
    {
      id: "two-step",
      alsoCalled: "two-factor 2fa authenticator security recovery lost phone",
      question: "How can I make my account more secure?",
      paragraphs: [
        "Turn on two-step verification in your settings. You then also need a code from an authenticator app to log in, so nobody can get in with a stolen password alone.",
        `You get ${constants.recoveryCodes} recovery codes to keep in a safe place. If you lose your phone, you can log in once with each of them. If you lose the codes as well, write to ${brand.email} from your account’s email address. We verify your identity before we turn off two-step verification, so this takes a while.`,
      ],
      links: [{ label: "Two-step verification", href: pageUrls.twoStep() }],
    },
    {
      id: "notifications",
      alsoCalled: "email emails unsubscribe quiet hours digest alert alerts notify",
      question: "How do I get fewer emails, or none at night?",
      paragraphs: [
        "In your settings, choose for each kind of notification whether you want it in the app, by email, or not at all. We always send emails about your orders, payments and logins. We can send new pieces for your saved searches and price drops in one email a day or a week, and new pieces from sellers you follow in one email a day.",
        "During quiet hours, we hold back emails that can wait. Every email that you can turn off also has an unsubscribe link at the end, and you don’t need to log in to use it.",
      ],
      links: [{ label: "Notifications and emails", href: pageUrls.notificationSettings() }],
    },
    {
      id: "blocked",
      alsoCalled: "suspended banned appeal",
      question: "My account was blocked. Why, and what can I do?",
      paragraphs: [
        `We block accounts that break our community guidelines: by threatening or insulting people, selling things they don’t own, or asking buyers to pay outside ${brand.name}. You can still see your orders, messages and listings. If you think we made a mistake, write to ${brand.email} and a member of our team will review it.`,
      ],
      links: [{ label: "Terms of use", href: pageUrls.termsOfUse(), page: "termsOfUse" }],
    },
    {
      id: "my-data",
      alsoCalled: "privacy export copy json",
      question: "Can I have a copy of my data?",
      paragraphs: [
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
      paragraphs: [
        "In your settings, choose “Close your account”. You first have to finish open orders, offers, reported problems, payouts and consignments. The page lists what is left.",
        "We delete your profile, your listings and your saved cards. We keep past orders with their addresses, payments, messages and reviews, because the other person in the order and tax law require them. You cannot reopen a closed account, but you can create a new one.",
        `If you cannot log in, email us, and we’ll answer within ${formatDuration(constants.personalDataAnswer)}.`,
      ],
      links: [{ label: "Close your account", href: pageUrls.closeAccount() }],
    },
    {
      id: "trade-program",
      question: "Do you have a program for interior designers?",
      paragraphs: [
        "Yes, our trade program is for interior designers and anyone who does similar work. Send us an application with the details of your studio, and a member of our team will reply.",
      ],
      links: [{ label: "The trade program", href: pageUrls.trade(), page: "trade" }],
    },
  ],
};
