console.log('The demo data is gone.');
