<?php
/**
 * How PHP is laid out: the spacing of WordPress, the syntax of PHP 8.1.
 *
 * @package Larder
 */

declare( strict_types=1 );

use PhpCsFixer\Config;
use PhpCsFixer\Finder;

$root = dirname( __DIR__, 2 );

$files = Finder::create()
	->in( [ $root . '/packages/server', $root . '/blocks', $root . '/docs/examples', $root . '/tools', $root . '/e2e' ] )
	->append( [ $root . '/plugin.php' ] )
	->exclude( [ 'vendor', 'node_modules', 'wp-cli' ] )
	->notPath( '#/vendor/#' )
	->name( '*.php' );

return ( new Config() )
	->setFinder( $files )
	->setIndent( "\t" )
	->setLineEnding( "\n" )
	->setCacheFile( $root . '/.cache/php-cs-fixer.json' )
	->setUnsupportedPhpVersionAllowed( true )
	->setRules(
		[
			'array_indentation'                      => true,
			'array_syntax'                           => [ 'syntax' => 'short' ],
			'binary_operator_spaces'                 => [ 'operators' => [ '=>' => null, '=' => null ] ],
			'blank_line_after_namespace'             => true,
			'cast_spaces'                            => [ 'space' => 'single' ],
			'concat_space'                           => [ 'spacing' => 'one' ],
			'constant_case'                          => true,
			'elseif'                                 => true,
			'encoding'                               => true,
			'full_opening_tag'                       => true,
			'function_declaration'                   => [ 'closure_fn_spacing' => 'one' ],
			'indentation_type'                       => true,
			'line_ending'                            => true,
			'lowercase_keywords'                     => true,
			'method_argument_space'                  => [ 'on_multiline' => 'ignore' ],
			'modifier_keywords'                      => true,
			'native_type_declaration_casing'         => true,
			'no_closing_tag'                         => true,
			'no_extra_blank_lines'                   => true,
			'no_spaces_after_function_name'          => true,
			'no_trailing_comma_in_singleline'        => true,
			'no_trailing_whitespace'                 => true,
			'no_trailing_whitespace_in_comment'      => true,
			'no_unused_imports'                      => true,
			'no_whitespace_before_comma_in_array'    => true,
			'no_whitespace_in_blank_line'            => true,
			'object_operator_without_whitespace'     => true,
			'ordered_imports'                        => [ 'sort_algorithm' => 'alpha' ],
			'phpdoc_indent'                          => true,
			'phpdoc_trim'                            => true,
			'single_blank_line_at_eof'               => true,
			'single_import_per_statement'            => true,
			'single_line_after_imports'              => true,
			'single_quote'                           => true,
			'spaces_inside_parentheses'              => [ 'space' => 'single' ],
			'statement_indentation'                  => false,
			'switch_case_semicolon_to_colon'         => true,
			'ternary_operator_spaces'                => true,
			'trailing_comma_in_multiline'            => [ 'elements' => [ 'arrays' ] ],
			'trim_array_spaces'                      => false,
			'unary_operator_spaces'                  => false,
			'whitespace_after_comma_in_array'        => [ 'ensure_single_space' => true ],
		]
	);
