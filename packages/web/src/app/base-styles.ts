// First of all: the first style sheet decides the order of the layers and of the sheets of paper. In a module of its own,
// so that they stand before the styles of the shell, whose scripts come before main.tsx.
import '../ui/styles/tokens.css';
import '../ui/styles/base.css';
import '../ui/styles/print.css';
