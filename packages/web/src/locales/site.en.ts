/** The phrases of the public pages and of the shell. `{name}` marks a value. */
export const phrases = {
  company: 'Loadline',
  nav: {
    main: 'Main menu',
    home: 'Home',
    about: 'About us',
    login: 'Log in',
    register: 'Register',
    logout: 'Log out',
    enter: 'Enter',
    greeting: 'Hello, {name}',
    language: 'Language',
    'zh-cn': '简体中文',
    en: 'English',
    skip: 'Skip to content',
    menu: 'Menu',
  },
  error: {
    tokenExpired: 'Token expired , relogin!',
    network: 'Network Error',
    system: 'System Error',
    noAuthorization: 'no authorization',
    page: 'Page error',
    timeout: 'No answer after 3 minutes. Check the connection and try again',
    reload: 'Reload',
  },
} as const;
